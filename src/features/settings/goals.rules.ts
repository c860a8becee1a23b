import type { Goal } from './settings.schema.ts';

/** The goals with one of them moved up (-1) or down (1) by a place; the same list at either end. */
export function moveGoal(goals: Goal[], id: string, by: -1 | 1): Goal[] {
  const from = goals.findIndex(goal => goal.id === id);
  const goal = goals[from];
  const other = goals[from + by];
  if (!goal || !other) return goals;
  return goals.map((entry, i) => (i === from ? other : i === from + by ? goal : entry));
}

/** The goals with one of them changed. */
export const changeGoal = (goals: Goal[], id: string, change: Partial<Goal>): Goal[] =>
  goals.map(goal => (goal.id === id ? { ...goal, ...change } : goal));
