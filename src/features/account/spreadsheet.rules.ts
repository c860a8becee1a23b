/**
 * Lines of a spreadsheet as RFC 4180 has them. A cell that begins as a formula would is marked as text, since programs
 * run formulas of files they open.
 */
export function spreadsheet(header: string[], rows: (string | null)[][]): string {
  const cell = (value: string | null) => {
    const text = value ?? '';
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [header, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('');
}
