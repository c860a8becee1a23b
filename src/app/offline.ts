/** How often at most a page that is looked at asks for a new version, in milliseconds. */
const HOUR = 3_600_000;

/** Lets the browser keep what Help now needs, and tells of new versions. Nothing reloads by itself. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first worker takes charge of the page that it came with, which is no news.
  let hadWorker = serviceWorker.controller !== null;
  let asked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // In another tab somebody took the new version: files that this page may still want are gone.
    else if (hadWorker) void announce(() => location.reload());
    hadWorker = true;
  });

  const registration = await serviceWorker.register('/serviceWorker.js');
  const tell = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    void announce(() => {
      asked = true;
      waiting.postMessage('take over');
    });
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

async function announce(onReload: () => void): Promise<void> {
  const { showUpdate } = await import('./UpdateNotice.tsx');
  showUpdate(onReload);
}
