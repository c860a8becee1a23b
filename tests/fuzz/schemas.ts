import fc from 'fast-check';

/** As much of JSON Schema as the OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Stands for an id that an answer held; see `ids.ts`. */
export const someId = (kind: string): fc.Arbitrary<string> => fc.nat(40).map(number => `@${kind}:${number}@`);

const kinds = ['posts', 'comments', 'messages', 'users', 'reasons', 'plans', 'sessions', 'notices'];
const anyId = fc.oneof(fc.constantFrom(...kinds).chain(someId), fc.uuid());

/** Text that drivers, parsers and patterns stumble over. */
const awkward = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\ufeff',
  '😀'.repeat(300),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'a'.repeat(4001),
  'a'.repeat(70_000),
  '9'.repeat(400),
  '%s%n',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '24:00',
);
/** What does not belong where it stands. */
const broken: fc.Arbitrary<unknown> = fc.oneof(
  awkward,
  awkward,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1, 2 ** 31, [], {}, [[]]),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const day = fc
  .date({ min: new Date('2025-11-01'), max: new Date('2026-04-01'), noInvalidDate: true })
  .map(date => date.toISOString());
const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: anyId,
  date: fc.oneof({ weight: 4, arbitrary: day.map(text => text.slice(0, 10)) }, awkward),
  'date-time': fc.oneof({ weight: 4, arbitrary: day }, fc.date().map(String)),
  email: fc.emailAddress(),
  uri: fc.webUrl({ validSchemes: ['https'] }),
};

/** What people would send under these names; nothing in the document says it. */
const examples: Record<string, string[]> = {
  timeZone: ['Europe/Berlin', 'Pacific/Apia'],
  currency: ['EUR', 'JPY'],
  country: ['DE', 'ZZ'],
  targetId: ['posts', 'comments', 'messages', 'users'].map(kind => `@${kind}:1@`),
  dailySpendLimit: ['12.50', '1000'],
  password: ['quiet-river-stones', 'not-the-password', 'not-the-password'],
  endpoint: ['https://push.example.org/a', 'https://127.0.0.1/a'],
  p256dh: [Buffer.from([4, ...new Uint8Array(64)]).toString('base64url')],
  auth: [Buffer.alloc(16, 1).toString('base64url')],
};

type Wrap = (arbitrary: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;
const fitting: Wrap = arbitrary => arbitrary;
/** Lets one value in eight be a broken one. */
const mostly: Wrap = arbitrary => fc.oneof({ weight: 7, arbitrary }, { weight: 1, arbitrary: broken });

/** Values of a schema: as it wants them, or with broken ones among their parts. */
export function valuesOf(
  schema: Schema,
  isOdd: boolean,
  resolve: (ref: string) => Schema = () => ({}),
): fc.Arbitrary<unknown> {
  const wrap = isOdd ? mostly : fitting;
  const inner = (part: Schema): fc.Arbitrary<unknown> => {
    if (part.$ref) return inner(resolve(part.$ref));
    if (part.enum) return wrap(fc.constantFrom(...part.enum));
    if (part.anyOf) return fc.oneof(...part.anyOf.map(inner));
    return wrap(fc.oneof(...[part.type ?? 'any'].flat().map(type => ofType(type, part))));
  };
  const ofType = (type: string, part: Schema): fc.Arbitrary<unknown> => {
    const { minimum: min = -100, maximum: max = 2000, minItems: minLength = 0, maxItems = 4 } = part;
    if (type === 'string') return strings(part);
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
    if (type === 'number') return fc.double({ min, max, noNaN: true });
    if (type === 'array')
      return fc.array(inner(part.items ?? {}), { minLength, maxLength: Math.min(maxItems, 4) });
    return type === 'object' ? objects(part) : fc.jsonValue();
  };
  const objects = ({ properties = {}, required = [] }: Schema) => {
    const all = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => {
        if (!examples[name]) return [name, inner(part)];
        const known = fc.constantFrom(...examples[name]);
        return [name, isOdd ? fc.oneof(known, inner(part)) : known];
      }),
    );
    const whole = fc.record(all, { requiredKeys: required });
    if (!isOdd) return whole;
    const surplus = fc.record({ ...all, surplus: broken });
    return fc.oneof(whole, fc.record(all, { requiredKeys: [] }), surplus);
  };
  return inner(schema);
}

function strings({ format, pattern, minLength, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = formats[format ?? ''];
  if (known) return known;
  if (pattern && !pattern.includes('\\P')) return fc.stringMatching(new RegExp(pattern, 'u'));
  const ofUnit = (unit: 'grapheme' | 'grapheme-ascii') =>
    fc.string({ unit, minLength, maxLength: Math.min(maxLength, 60) });
  return fc.oneof(ofUnit('grapheme'), ofUnit('grapheme-ascii'));
}

/** Text of a parameter in a path, a query or a header. */
export const texts = (schema: Schema, isOdd: boolean): fc.Arbitrary<string> =>
  valuesOf(schema, isOdd).map(value => (typeof value === 'string' ? value : JSON.stringify(value)));
