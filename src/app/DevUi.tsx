import { Bookmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { CairnMark } from '../ui/CairnMark.tsx';
import { CheckField } from '../ui/CheckField.tsx';
import { ComingSoon } from '../ui/ComingSoon.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DraftLength } from '../ui/DraftLength.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProseList, ProsePart } from '../ui/Prose.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { SaveState } from '../ui/SaveState.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { CardSkeleton, PageSkeleton, Skeleton } from '../ui/Skeleton.tsx';
import { StreakBadge } from '../ui/StreakBadge.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useSaving } from '../ui/saving.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';

const nothing = () => {};
const long = `${'Rindfleischetikettierung'.repeat(4)} وكلمات من اليمين إلى اليسار`;

/** Every component of src/ui in every state, in development alone: its words are in no catalogue. */
export function DevUi() {
  const [dialog, setDialog] = useState(false);
  const [on, setOn] = useState(true);
  return (
    <div className="page grid grid-cols-1 content-start gap-10">
      <h1 className="text-2xl">Components</h1>
      <Part name="Button">
        {(['primary', 'secondary', 'quiet'] as const).map(variant => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="lg">
              large
            </Button>
            <Button variant={variant} pending>
              pending
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant}>{long}</Button>
          </Row>
        ))}
        <Row>
          <IconButton label="Icon button" icon={<Bookmark aria-hidden />} />
          <ActionMenu
            label="Action menu"
            actions={['One', 'Two'].map(label => ({
              label,
              icon: <Bookmark aria-hidden className="size-4" />,
              onClick: nothing,
            }))}
          />
          <Button onClick={() => setDialog(true)}>Dialog</Button>
        </Row>
      </Part>
      <Part name="Notice">
        {(['info', 'caution', 'error'] as const).map(tone => (
          <Row key={tone}>
            <Notice tone={tone} className="flex-1">
              {tone}: {long}
            </Notice>
            <Notice tone={tone} action={{ label: 'Try again', onClick: nothing }} className="flex-1">
              {tone}, with something to do about it
            </Notice>
          </Row>
        ))}
      </Part>
      <Part name="Fields">
        <TextField label="Text field" hint="What it is for" defaultValue="words" />
        <TextField label="Refused" error="What is wrong, and what to do" defaultValue={long} />
        <TextField
          label="With a button"
          button={
            <IconButton label="Beside" icon={<Bookmark aria-hidden />} className="border border-control" />
          }
        />
        <TextArea label="Text area" value={`${long}\n`.repeat(3)} onChange={nothing} />
        <TextArea label="Text area, refused" error="Too long" value="" onChange={nothing} />
        <DraftLength id="left" left={12} />
        <DraftLength id="over" left={-3} />
        <SelectField
          label="Select field"
          value="a"
          options={[
            ['a', 'One'],
            ['b', long],
          ]}
          onChange={nothing}
        />
        <CheckField label="Check field" hint="What it means" checked={on} onChange={setOn} />
        <Switch label="Switch" hint="What it means" on={on} onChange={setOn} />
        <Switch label="Switch, disabled" on={false} onChange={nothing} disabled />
        <Saved label="Saved" save={async () => {}} />
        <Saved label="Refused" save={() => Promise.reject(new Error('no'))} />
      </Part>
      <Part name="Words">
        <Row>
          {[null, 0, 1, 7, 30, 100, 1000].map(days => (
            <StreakBadge key={days} days={days} zero="grey" />
          ))}
          <StreakBadge days={0} zero="orange" />
          <RelativeTime at={new Date(Date.now() - 90_000).toISOString()} />
          <CairnMark />
        </Row>
        <LinkedText text={`See https://example.org/path and ${long}`} />
        <ProsePart title="Prose">
          <ProseList>
            <li>One point</li>
            <li>{long}</li>
          </ProseList>
        </ProsePart>
      </Part>
      <Part name="Waiting">
        <Skeleton className="h-6 w-48" />
        <CardSkeleton />
        <PageSkeleton />
      </Part>
      <Part name="Screens">
        <ComingSoon />
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </Part>
      {dialog ? (
        <Dialog title={long} onClose={() => setDialog(false)}>
          <p>{'Words in a dialog. '.repeat(80)}</p>
        </Dialog>
      ) : null}
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{name}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-3">{children}</div>;
}

function Saved({ label, save }: { label: string; save: () => Promise<unknown> }) {
  const saving = useSaving(label, save);
  return (
    <div className="grid gap-1">
      <Button onClick={() => saving.set(`${label}.`)}>Save state: {label}</Button>
      <SaveState saving={saving} />
    </div>
  );
}

function Broken(): never {
  throw new Error('As a screen that could not be shown');
}
