import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { dayField, optionalLine, requiredLine } from '#src/shared/fields.ts'
import { classMaterialErrors as errors } from './errors.ts'
import { folderMost, materialTitleMost, urlMost } from './limits.ts'

const day = bothWords('请选择日期', 'Please choose a date')
const bad = bothWords(errors.badAddress.zh, errors.badAddress.en)

/** Where a material stands, and from when: '' – in no folder; '' – at once. */
export const placeForm = z.object({
  folder: optionalLine(folderMost),
  visibleFrom: z.union([z.literal(''), dayField(day)], { error: day }),
})
const title = requiredLine(materialTitleMost, bothWords('请输入名称', 'Please enter a name'))

/** Whether browsers open it as a page of the web, and never as a script. */
const isAddress = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)

export const linkForm = z.object({
  title,
  url: z
    .string({ error: bad })
    .check(z.trim(), z.maxLength(urlMost, bad), z.refine(isAddress, { error: bad })),
  ...placeForm.shape,
})
export const editForm = z.object({ title, ...placeForm.shape })
