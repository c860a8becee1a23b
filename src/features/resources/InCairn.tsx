import { Link } from 'wouter';

type InCairnProps = {
  name: string;
  /** Numbered ones are best read in their order. */
  ordered?: boolean;
  ways: { path: string; name: string; about?: string }[];
};

/** Ways to what Cairn itself has. */
export function InCairn({ name, ordered = false, ways }: InCairnProps) {
  if (ways.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List aria-label={name} className="grid gap-3 sm:grid-cols-2">
      {ways.map(({ path, name, about }) => (
        <li key={path} className="card px-4 py-2">
          <Link href={path} className="link flex min-h-11 items-center font-semibold">
            {name}
          </Link>
          {about ? <p className="pb-2">{about}</p> : null}
        </li>
      ))}
    </List>
  );
}
