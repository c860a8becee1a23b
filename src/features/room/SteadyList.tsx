import { Component, type ReactNode, type RefObject } from 'react';

type Props = {
  list: RefObject<HTMLElement | null>;
  /** Asked before each change: whether what is on the screen has to stay where it is. */
  holds: () => boolean;
  children: ReactNode;
};

/** What is on the screen, and where. The first may be what goes, so there are a few. */
type Anchors = { element: Element; top: number }[];

/**
 * Keeps what is read where it is while something is put in or taken out above it. Not every browser does that itself. A class,
 * because only a class can look at the page right before it changes.
 */
export class SteadyList extends Component<Props> {
  /** Less than a pixel: pages scroll by whole ones, and what is left over would add up. */
  private owed = 0;

  override getSnapshotBeforeUpdate(): Anchors {
    const { list, holds } = this.props;
    return list.current && holds() ? anchorsIn(list.current) : [];
  }

  override componentDidUpdate(_props: Props, _state: unknown, anchors: Anchors): void {
    const anchor = anchors.find(({ element }) => element.isConnected);
    if (!anchor) return;
    const moved = () => anchor.element.getBoundingClientRect().top - anchor.top + this.owed;
    if (moved() !== this.owed) window.scrollBy({ top: moved(), behavior: 'instant' });
    this.owed = Math.abs(moved()) < 1 ? moved() : 0;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function anchorsIn(list: Element): Anchors {
  const { children } = list;
  const middle = window.innerHeight / 3;
  // The first that ends below a third of the window: certainly in sight, whatever stands at the top.
  let low = 0;
  let high = children.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((children[half]?.getBoundingClientRect().bottom ?? 0) < middle) low = half + 1;
    else high = half;
  }
  return [...children]
    .slice(low, low + 5)
    .map(element => ({ element, top: element.getBoundingClientRect().top }));
}
