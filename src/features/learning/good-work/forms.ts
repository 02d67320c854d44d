import * as z from 'zod/mini'
import { optionalText } from '#src/shared/fields.ts'
import { reasonMost } from './limits.ts'

export const proposalForm = z.object({ reason: optionalText(reasonMost) })
