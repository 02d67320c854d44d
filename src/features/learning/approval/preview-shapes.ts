import { z } from 'zod'
import { fileFact } from '#src/features/content/outline/contract.ts'
import { itemTypes } from '#src/features/content/outline/records.ts'

const bilingual = z.object({ zh: z.string(), en: z.string() })

/** A chapter of a draft with its items, as readers will see it. */
export const previewChapter = z.object({
  key: z.string(),
  number: z.string(),
  /** From 0. */
  depth: z.int(),
  name: bilingual,
  introduction: bilingual,
  items: z.array(
    z.object({
      key: z.string(),
      type: z.enum(itemTypes),
      name: bilingual,
      trial: z.boolean(),
      /** Of a teaching task: learners hand in an answer. */
      handsIn: z.boolean(),
      /** It has its file, text or questions. */
      isWhole: z.boolean(),
      /** Of a film or a document that was chosen. */
      file: fileFact.nullable(),
      /** As the reader of formatted texts shows it: a text, a film, a document; '' where nothing is chosen. */
      text: bilingual,
      /** Of a quiz. */
      questions: z.array(z.object({ title: z.string(), points: z.number() })).nullable(),
    }),
  ),
})
export type PreviewChapter = z.output<typeof previewChapter>
export type PreviewItem = PreviewChapter['items'][number]
