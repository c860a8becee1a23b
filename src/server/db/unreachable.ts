/** Classes of what a server says (SQLSTATE) when it can't serve now: lost connections, no room, a disk that fails, stopping, overload. */
const CODES = /^(?:08|53|58|57P|57014|55P03|40001|40P01)/;
/** What the system says of a connection, or of a disk. */
const SYSTEM =
  /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EFBIG|EIO|EROFS)/;
/** What the driver says without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether an error says that the database is away or overloaded for now, and not that the statement is wrong. */
export function isUnreachable(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    if (typeof code === 'string' && (CODES.test(code) || SYSTEM.test(code))) return true;
    if (WORDS.test(inner.message)) return true;
  }
  return false;
}
