import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

export const overviewApi = {
  getOverview: endpoint({
    method: 'GET',
    path: 'Admin/GetOverview',
    access: 'reviewer',
    summary: {
      zh: '查看待办概览',
      en: 'Read the overview: waiting work and, for administrators, numbers of the site',
    },
    input: z.object({}),
    answer: z.object({
      verifications: z.int(),
      oldestVerificationAt: z.iso.datetime().nullable(),
      schools: z.int(),
      /** Courses that the viewer may decide about. */
      courses: z.int(),
      oldestCourseAt: z.iso.datetime().nullable(),
      /** Things with open reports, of all rooms. */
      reports: z.int(),
      oldestReportAt: z.iso.datetime().nullable(),
      people: z
        .object({ total: z.int(), newThisWeek: z.int(), locked: z.int(), leaving: z.int() })
        .nullable(),
      outbox: z.object({ waiting: z.int(), failed: z.int(), kept: z.int() }).nullable(),
      recentActs: z.int().nullable(),
      /** Feedback in the status `new`. */
      feedback: z.int().nullable(),
      /** Bytes of stored files; free bytes of the disk where there is one, and the floor it keeps. */
      storage: z
        .object({
          files: z.int(),
          used: z.int(),
          free: z.int().nullable(),
          floor: z.int(),
          isLow: z.boolean(),
        })
        .nullable(),
    }),
  }),
}
