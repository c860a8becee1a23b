/**
 * Makes a Node.js program that was started with `--inspect` collect its garbage: what a start leaves behind would otherwise
 * be reused by what is measured, and hide it.
 * @param port that of its inspector
 */
export async function collectGarbage(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`nothing can be inspected on port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    socket.onmessage = ({ data }) => {
      if (JSON.parse(data).id === 1) resolve();
    };
    socket.onerror = () => reject(new Error(`the inspector on port ${port} does not answer`));
  }).finally(() => socket.close());
}
