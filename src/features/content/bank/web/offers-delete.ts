import type { Question } from '../shapes.ts'

/** Whether deleting is offered: to owners, also of a question in use, who then read where it is used. */
export const offersDelete = ({ can }: Pick<Question, 'can'>): boolean =>
  can.delete.may || can.delete.why.id === 'question.inUse'
