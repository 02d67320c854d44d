import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'

export const schoolNameMax = 60
export const schoolNameSchema = requiredLine(
  schoolNameMax,
  bothWords('请输入学校名称', 'Please enter the name of your school'),
)
