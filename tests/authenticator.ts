import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
/** What a response may get wrong. */
type Fault = { origin?: string; verified?: boolean };

/** A device that keeps one passkey, as WebAuthn has it: no attestation, an ECDSA key on P-256. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  /** The key in COSE: EC2, ES256, P-256 and the two coordinates. */
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  function authenticatorData(verified: boolean, credential: Buffer | undefined): Buffer {
    const present = 0b1 | (verified ? 0b100 : 0) | (credential ? 0b1000000 : 0);
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    const site = sha256(new URL(origin).hostname);
    return Buffer.concat([site, Buffer.from([present]), count, credential ?? Buffer.alloc(0)]);
  }

  const clientData = (type: string, { challenge }: Options, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
    ),
  });

  return {
    /** What a browser answers to `navigator.credentials.create`. */
    create(options: Options, { origin: from, verified = true }: Fault = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = authenticatorData(verified, credential);
      // CBOR: {fmt: 'none', attStmt: {}, authData: …}
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', options, from), attestationObject });
    },
    /** What it answers to `navigator.credentials.get`. */
    get(options: Options, { origin: from, verified = true }: Fault = {}) {
      const clientDataJSON = clientData('webauthn.get', options, from);
      const data = authenticatorData(verified, undefined);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();
