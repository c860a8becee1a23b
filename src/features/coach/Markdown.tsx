import type { MarkedToken } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { blocksOf, known, plainText, safeAddress } from './markdown.rules.ts';

type MarkdownProps = {
  text: string;
  /** More words are still to come. */
  growing?: boolean;
};

/** A coach's words: paragraphs, lists, bold and links. Anything else is shown as the words it holds, never as HTML. */
export const Markdown = ({ text, growing = false }: MarkdownProps) => (
  <div className="grid grid-cols-1 gap-3 [&_p]:text-wrap">
    {numbered(blocksOf(text, growing)).map(({ key, token }) => (
      <Block key={key} token={token} />
    ))}
  </div>
);

// While a reply grows only its last block changes; the ones above keep their source.
const Block = memo(
  ({ token }: { token: MarkedToken }) => block(token),
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
);

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return null;
    case 'list':
      return <List token={token} />;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    default:
      return <p className="whitespace-pre-wrap">{plainText(token)}</p>;
  }
}

function List({ token }: { token: Extract<MarkedToken, { type: 'list' }> }) {
  const items = numbered(token.items).map(({ key, token: item }) => (
    <li key={key} className="pl-1">
      {numbered(known(item.tokens)).map(({ key, token }) => (
        <Fragment key={key}>
          {token.type === 'text' ? inline(token.tokens ?? [token]) : block(token)}
        </Fragment>
      ))}
    </li>
  ));
  if (!token.ordered) return <ul className="grid list-disc gap-1 pl-5">{items}</ul>;
  return (
    <ol start={token.start === '' ? undefined : token.start} className="grid list-decimal gap-1 pl-6">
      {items}
    </ol>
  );
}

function inline(tokens: Parameters<typeof known>[0]): ReactNode {
  return numbered(known(tokens)).map(({ key, token }) => <Fragment key={key}>{phrase(token)}</Fragment>);
}

const pageLink = { target: '_blank', rel: 'noopener noreferrer nofollow', className: 'link' };
/** A number to call opens no page, and reads as one word. */
const numberLink = { className: 'link whitespace-nowrap' };

function phrase(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
    case 'del':
      return inline(token.tokens);
    case 'link': {
      const address = safeAddress(token.href);
      if (!address) return inline(token.tokens);
      return (
        <a href={address} {...(address.startsWith('tel:') ? numberLink : pageLink)}>
          {inline(token.tokens)}
        </a>
      );
    }
    default:
      return plainText(token);
  }
}

/** Tokens have no identity but their place; words are only ever added behind them. */
const numbered = <T,>(tokens: T[]) => tokens.map((token, key) => ({ key, token }));
