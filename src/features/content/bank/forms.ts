import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'

export const folderNameMax = 60
export const tagNameMax = 30
/** Tags of one question. */
export const tagsMost = 20

/** Signs that end a tag while one types: those of both languages. */
const tagEnd = /[,，;；、\n]/

export const endsTag = (text: string) => tagEnd.test(text)

/** Returns the tags in a typed text, each within its length. */
export const tagsIn = (text: string): string[] =>
  text
    .split(tagEnd)
    .map((name) => name.trim().slice(0, tagNameMax))
    .filter(Boolean)

/** A tag is written with commas between, so that its name has none. */
const noComma = z.refine<string>(
  (name) => !/[,，;；]/.test(name),
  bothWords('标签不能包含逗号或分号', 'A tag cannot contain commas or semicolons'),
)

export const folderNameForm = requiredLine(
  folderNameMax,
  bothWords('请输入文件夹名称', 'Please enter a folder name'),
)
export const tagNameForm = requiredLine(
  tagNameMax,
  bothWords('请输入标签', 'Please enter a tag'),
).check(noComma)

export const folderForm = z.object({ name: folderNameForm })
export const tagForm = z.object({ name: tagNameForm })
export const pointsMissing = bothWords(
  '请输入分值，如 2 或 1.5',
  'Enter the points, such as 2 or 1.5',
)
/** The points of a question, in hundredths at the finest. */
export const pointsForm = z.number({ error: pointsMissing }).check(
  z.minimum(0, bothWords('分值不能小于 0', 'Points cannot be below 0')),
  z.maximum(1000, bothWords('分值不能超过 1000', 'No more than 1,000 points')),
  z.refine(
    (points) => Math.abs(points * 100 - Math.round(points * 100)) < 1e-6,
    bothWords('分值最多两位小数', 'No more than two decimals'),
  ),
)
