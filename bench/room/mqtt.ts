// As much of MQTT 3.1.1 as subscribing and publishing with QoS 0 need.

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
};

function packet(type: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  let rest = body.length;
  do {
    length.push((rest % 128) | (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.concat([Buffer.from([type, ...length]), body]);
}

/** A clean session that is never asked for a sign of life. */
export const connectPacket = (client: string): Buffer =>
  packet(0x10, text('MQTT'), Buffer.from([4, 2, 0, 0]), text(client));

export const subscribePacket = (topic: string): Buffer =>
  packet(0x82, Buffer.from([0, 1]), text(topic), Buffer.from([0]));

export const publishPacket = (topic: string, message: string): Buffer =>
  packet(0x30, text(topic), Buffer.from(message));

/** The answers to the first two are of four bytes and of five. */
export const isConnected = (answer: string): boolean => answer.charCodeAt(0) === 0x20 && answer.length >= 4;
export const isSubscribed = (answer: string): boolean => answer.charCodeAt(0) === 0x90 && answer.length >= 5;
