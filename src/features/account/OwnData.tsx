import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import type { Me } from './account.schema.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** What is held about the person: to take along, or to delete. */
export function OwnData({ me }: { me: Me }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-semibold">
        <Trans>Your data</Trans>
      </h3>
      <div className="flex flex-wrap gap-2">
        <a href="/api/me/export" download="cairn.json" className={buttonClass()}>
          <Download aria-hidden className="size-4" />
          <Trans>Everything (JSON)</Trans>
        </a>
        <a href="/api/me/export/calendar.csv" download="cairn-calendar.csv" className={buttonClass()}>
          <Download aria-hidden className="size-4" />
          <Trans>Calendar (spreadsheet)</Trans>
        </a>
      </div>
      <Button onClick={() => setDeleting(true)}>
        {me.deleteAfter ? <Trans>Delete my account now</Trans> : <Trans>Delete my account</Trans>}
      </Button>
      {deleting ? <DeleteDialog me={me} onClose={() => setDeleting(false)} /> : null}
    </div>
  );
}
