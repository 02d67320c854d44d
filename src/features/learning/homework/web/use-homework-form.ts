import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useForm } from '#src/web/form/use-form.ts'
import type { homeworkApi } from '../contract.ts'
import type { HomeworkValues } from './form-values.ts'

export type FormGiven = AnswerOf<typeof homeworkApi.getForm>
export const useHomeworkForm = useForm<HomeworkValues, typeof homeworkApi.save>
/** The form, as its parts take it. */
export type HomeworkFormState = ReturnType<typeof useHomeworkForm>
