import { expect, test } from 'vitest';
import { createBatch } from './batch.rules.ts';

function batchOnFrames() {
  const frames: (() => void)[] = [];
  const delivered: string[] = [];
  const batch = createBatch(
    run => frames.push(run),
    text => delivered.push(text),
  );
  return {
    batch,
    delivered,
    frame: () =>
      frames.splice(0).forEach(run => {
        run();
      }),
  };
}

test('pieces of one frame arrive together, in order', () => {
  const { batch, delivered, frame } = batchOnFrames();
  for (const piece of ['One ', 'step ', 'now.']) batch.add(piece);
  expect(delivered).toEqual([]);
  frame();
  batch.add(' Then the next.');
  frame();
  expect(delivered).toEqual(['One step now.', ' Then the next.']);
});

test('a flush before the frame delivers once', () => {
  const { batch, delivered, frame } = batchOnFrames();
  batch.add('Half');
  batch.flush();
  frame();
  batch.flush();
  expect(delivered).toEqual(['Half']);
});
