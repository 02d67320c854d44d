import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { realNameSchema } from '#src/features/people/account/forms.ts'
import { schoolNameSchema } from '#src/features/people/school/forms.ts'
import { coursesTaughtMax } from '#src/features/people/account/forms.ts'
import { imagePath } from '#src/features/people/account/forms.ts'
import { optionalLine, optionalText } from '#src/shared/fields.ts'

/** Rules of the fields of verification and of schools, for browser and server. */

export const documentsMax = 6
export const noteMax = 500
const documents = bothWords('请上传至少一份证明材料', 'Please upload at least one document')

const documentsOf = <S extends z.ZodMiniType>(document: S) =>
  z
    .array(document, { error: documents })
    .check(
      z.minLength(1, documents),
      z.maxLength(
        documentsMax,
        bothWords(`最多上传 ${documentsMax} 份`, `No more than ${documentsMax}`),
      ),
    )

export const verificationFields = {
  realName: realNameSchema,
  coursesTaught: optionalLine(coursesTaughtMax),
  note: optionalText(noteMax),
  documents: documentsOf(imagePath),
}

/** The form of an application: its documents are files, which the server knows by their paths. */
export const verificationForm = z.object({
  ...verificationFields,
  documents: documentsOf(z.object({ path: imagePath })),
})

export const schoolFields = {
  /** Left out: a new one. */
  schoolId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  provinceId: z
    .int({ error: bothWords('请选择省份', 'Please choose a province') })
    .check(z.minimum(11), z.maximum(91)),
  name: schoolNameSchema,
  nameEn: optionalLine(120),
}

/** A school's own form: a select gives its province as text. */
export const schoolForm = z.object({
  provinceId: z.string().check(z.minLength(1, bothWords('请选择省份', 'Please choose a province'))),
  name: schoolFields.name,
  nameEn: schoolFields.nameEn,
})
