import { useState } from 'react'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { invigilationApi } from '../contract.ts'
import { copyText } from './copy-text.ts'
import css from './invigilation.module.css'

/**
 * Copies a quiz into a chapter of any course that the teacher edits, and opens its content there.
 * Default export because it is loaded by `lazy`.
 */
export default function CopyDialog({ quizId, onClose }: { quizId: number; onClose: () => void }) {
  const t = useText(copyText)
  const go = useGo()
  const { act, pending } = useAct()
  const { data, failed } = useLoad(invigilationApi.getCopyPlaces, {})
  // The copy has one key, so that a second click makes no second one.
  const [key] = useState(() => `i-${randomHex().slice(0, 16)}`)
  const [courseId, setCourse] = useState('')
  const [chapter, setChapter] = useState('')
  const course = data?.courses.find((one) => String(one.courseId) === courseId)
  const copy = () =>
    void act(
      invigilationApi.copyQuiz,
      { quizId, courseId: Number(courseId), chapter, key },
      {
        said: t.copied,
        refresh: false,
        done: (made) => go(authoringPaths.content(made)),
      },
    )
  return (
    <Dialog
      open
      title={t.title}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} disabled={chapter === ''} onClick={copy}>
            {t.copy}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={css.muted}>{t.lead}</p>
        <Select
          label={t.course}
          value={courseId}
          {...(failed && { error: t.failed })}
          options={[
            { value: '', label: data ? t.chooseCourse : t.reading },
            ...(data?.courses ?? []).map((one) => ({
              value: String(one.courseId),
              label: one.name,
            })),
          ]}
          onChange={(value) => {
            setCourse(value)
            setChapter('')
          }}
        />
        {course && (
          <Select
            label={t.chapter}
            description={course.chapters.length === 0 ? t.noChapters : undefined}
            value={chapter}
            options={[
              { value: '', label: t.chooseChapter },
              ...course.chapters.map((one) => ({ value: one.key, label: one.name || t.noName })),
            ]}
            onChange={setChapter}
          />
        )}
      </div>
    </Dialog>
  )
}
