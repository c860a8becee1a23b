import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../ui/fetch.ts';
import type { NewReport } from './moderation.schema.ts';

/** Tells the moderators about something. Told again, it counts once. */
export const useReport = () =>
  useMutation({
    mutationFn: (report: z.input<typeof NewReport>) =>
      request('/api/reports', { method: 'POST', body: report }),
  });
