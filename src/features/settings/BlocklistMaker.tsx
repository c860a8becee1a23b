import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { download } from '../../ui/download.ts';
import { filterList, hostsFile, readBlocklist } from './blocklist.rules.ts';

/** Makes a file for the device's own blocking out of a list that the person has. It never leaves the browser. */
export function BlocklistMaker() {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const { domains, keptOpen, notUnderstood } = readBlocklist(text, [location.hostname]);
  return (
    <details className="rounded-md border border-line p-3">
      <summary className="min-h-11 content-center font-semibold">
        <Trans>Make a blocking list for a device</Trans>
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <label htmlFor={id} className="text-sm">
          <Trans>
            Paste the sites you want out of reach, one a line, or open a list from a file. Places where people
            get help stay open, even when a list has them.
          </Trans>
        </label>
        <textarea
          id={id}
          rows={5}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="field w-full"
        />
        <input
          type="file"
          accept=".txt,.csv,text/plain"
          aria-label={t`Open a list from a file`}
          onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? text)}
          className="min-h-11 w-full min-w-0 text-sm"
        />
        <p role="status" className="text-sm">
          {domains.length > 0 ? (
            <Plural value={domains.length} one="# site on the list." other="# sites on the list." />
          ) : null}{' '}
          {keptOpen.length > 0 ? <Trans>Stays open: {keptOpen.slice(0, 5).join(', ')}.</Trans> : null}{' '}
          {notUnderstood > 0 ? (
            <Plural
              value={notUnderstood}
              one="# line was not understood."
              other="# lines were not understood."
            />
          ) : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            pending={domains.length === 0}
            onClick={() => download('hosts', hostsFile(domains), 'application/octet-stream')}
          >
            <Trans>Save as hosts file</Trans>
          </Button>
          <Button
            pending={domains.length === 0}
            onClick={() => download('gambling-sites.txt', filterList(domains))}
          >
            <Trans>Save as uBlock list</Trans>
          </Button>
        </div>
      </div>
    </details>
  );
}
