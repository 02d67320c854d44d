import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { secondOf } from './clock.ts'
import { secondMost } from './limits.ts'

/** The time to which a question is moved, as the clock of the film shows it. */
export const timeForm = z.object({
  time: z
    .string()
    .check(
      z.refine(
        (text) => (secondOf(text) ?? secondMost + 1) <= secondMost,
        bothWords('请输入分:秒，如 1:05', 'Enter minutes and seconds, such as 1:05'),
      ),
    ),
})
