import type { IncomingMessage, RequestListener } from 'node:http';
import type { Hub } from '../../server/hub/hub.ts';

const PATH = '/api/support/presence';
/** Bytes of a body that names a stream. */
const MOST = 200;

/**
 * Answers the signs of life of streams that are with this process before the framework sees them: every page in the room sends
 * one every 16 seconds, and through the whole chain, with the session's look-up, they would cost more than the messages. The id of
 * a stream is known to its client alone, so it needs no session. Everything else goes on to `otherwise`.
 */
export function quickBeats(hub: Hub, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    if (!isSmallBeat(request)) return otherwise(request, response);
    const pieces: Buffer[] = [];
    request.on('data', piece => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      const stream = /"stream":"([\w-]+)"/.exec(body.toString('latin1'))?.[1];
      if (stream && hub.beat(stream)) response.writeHead(204).end();
      // `rawBody` is where @hono/node-server looks for a body that has been read.
      else otherwise(Object.assign(request, { rawBody: body }), response);
    });
  };
}

const isSmallBeat = ({ method, url, headers }: IncomingMessage): boolean =>
  url === PATH && method === 'POST' && Number(headers['content-length']) <= MOST;
