import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

export const textbookApi = {
  createTextbook: endpoint({
    method: 'POST',
    path: 'Textbook/CreateTextbook',
    access: 'teacher',
    summary: { zh: '新建教材', en: 'Make a textbook: a name is enough' },
    input: z.object({
      name: z.string().trim().min(1).max(200),
      language: z.enum(['zh', 'en']).default('zh'),
    }),
    answer: z.object({ textbookId: z.int(), draftId: z.int() }),
  }),
}
