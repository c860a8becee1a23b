/** Something about the database that whoever runs Cairn can put right. `message` is the one line to show them. */
export class StartError extends Error {}

/** What the driver or the system said, out of whatever it was wrapped in, on one line. */
export function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  // A connection tried on several addresses reports each of them and has no message of its own.
  if (inner instanceof AggregateError) inner = inner.errors[0];
  return (inner instanceof Error ? inner.message : String(inner)).split('\n')[0] ?? '';
}
