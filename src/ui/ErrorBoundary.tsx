import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

type State = { failed: boolean };

/** Stands in for a screen that could not be shown. Give it the path as `key`, so that another screen starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  return (
    <div role="alert" className="page grid content-start justify-items-start gap-4">
      <h1 className="text-xl">
        <Trans>This screen could not be shown</Trans>
      </h1>
      <p className="max-w-measure text-muted">
        <Trans>Something went wrong on our side, or the connection dropped. Nothing you saved is lost.</Trans>
      </p>
      {/* A whole reload: after an update, the files this page asks for may be gone. */}
      <Button variant="primary" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
