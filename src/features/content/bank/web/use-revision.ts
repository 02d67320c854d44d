import { useEffect, useRef } from 'react'
import type { FormOf } from '#src/web/form/use-form.ts'
import type { Question } from '../shapes.ts'
import type { QuestionValues } from './question-values.ts'

/**
 * Keeps the revision of the form that of the stored question, while this says what the form began with: after acts on
 * the page, such as retiring, the next save does not meet them. Where another page has changed what a save writes, the
 * form keeps its older revision, so that the save meets that change.
 */
export function useRevision(
  form: Pick<FormOf<QuestionValues>, 'values' | 'settle'>,
  question: Question | null,
): void {
  const { revision } = form.values
  const base = useRef(question)
  useEffect(() => {
    if (!question || !base.current) return
    const isBase = question.revision === revision
    const isUnchanged =
      !isBase &&
      base.current.revision === revision &&
      writtenOf(base.current) === writtenOf(question)
    if (isUnchanged) form.settle('revision', question.revision)
    if (isBase || isUnchanged) base.current = question
    // oxlint-disable-next-line react/exhaustive-deps -- the form is another object in each render
  }, [question, revision])
}

/** All that a save writes. */
const writtenOf = ({ body, difficulty, points, tags, keepDraft }: Question): string =>
  JSON.stringify([body, difficulty, points, tags.map(({ name }) => name), keepDraft])
