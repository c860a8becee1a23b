import { lazy, Suspense } from 'react';

// Fetched for the first text with a link; without it, the words are still there to read.
const TextWithLinks = lazy(() =>
  import('./TextWithLinks.tsx').then(
    ({ TextWithLinks }) => ({ default: TextWithLinks }),
    () => ({ default: ({ text }: { text: string }) => <>{text}</> }),
  ),
);

/**
 * What a person wrote, with its line breaks, and its http and https addresses as links that pass nothing on about the
 * reader. Everything else is text, whatever it looks like.
 */
export function LinkedText({ text }: { text: string }) {
  return (
    <span dir="auto" className="whitespace-pre-wrap break-words [unicode-bidi:isolate]">
      {/https?:/i.test(text) ? (
        <Suspense fallback={text}>
          <TextWithLinks text={text} />
        </Suspense>
      ) : (
        text
      )}
    </span>
  );
}
