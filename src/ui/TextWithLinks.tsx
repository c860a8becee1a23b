import { LinkifyIt } from 'linkify-it';
import { Fragment } from 'react';

// Addresses are links only when the writer gave the whole of them; a domain in passing is a word.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** Signs that nobody sees, and those that turn the direction, can show another address than the one it leads to. */
const leadsWhereItSays = ({ raw, url }: { raw: string; url: string }): boolean =>
  !/\p{Cf}/u.test(raw) && URL.canParse(url);

/** A text with its http and https addresses as links; a part of `LinkedText`. */
export function TextWithLinks({ text }: { text: string }) {
  const links = (linkify.match(text) ?? []).filter(leadsWhereItSays);
  let end = 0;
  const parts = links.map(({ index, lastIndex, url, raw }) => {
    const before = text.slice(end, index);
    end = lastIndex;
    return (
      <Fragment key={index}>
        {before}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="text-moss underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          {raw}
        </a>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
