import * as z from 'zod/mini'
import {
  newPasswordSchema,
  passwordHasName,
  passwordRules,
} from '#src/features/people/account/forms.ts'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { plainLine } from '#src/shared/identifiers.ts'

/** What a student fills in at a first lesson. */
export const activateForm = z
  .object({
    number: requiredLine(
      60,
      bothWords('请输入学号', 'Please enter your student number'),
      plainLine,
    ),
    name: requiredLine(60, bothWords('请输入姓名', 'Please enter your name'), plainLine),
    password: newPasswordSchema,
  })
  .check(
    // The number is part of the user name.
    z.refine((form) => passwordRules(form.password, form.number).withoutName, {
      error: bothWords('密码不能包含学号', 'The password cannot contain your student number'),
      path: passwordHasName.path,
    }),
  )
