import { useEffect, useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { classCourseApi, type FoundCourse } from '../contract.ts'
import { addForm } from '../forms.ts'
import css from './class-course.module.css'
import { classCourseText } from './text.ts'

/** Milliseconds without a key after which courses are looked for. */
const pauseMs = 300

/** Gives the class a course: an own one, or a published one of another teacher. */
export function AddDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText(classCourseText)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, failed, retry } = useLoad(classCourseApi.findCourses, { classId, keyword })
  const form = useForm({
    initial: { courseId: '', opensOn: '' },
    schema: addForm,
    endpoint: classCourseApi.add,
    send: (values) => ({ classId, ...values, courseId: Number(values.courseId) }),
    said: t.added,
    verb: 'add',
    done: onClose,
  })
  return (
    <Dialog open title={t.add} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.add}>
        <TextField
          label={t.find}
          type="search"
          placeholder={t.findHint}
          value={typed}
          onChange={setTyped}
          maxLength={60}
        />
        {failed && (
          <div role="alert" className={css.acts}>
            <p>{t.failed}</p>
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          </div>
        )}
        {!data && !failed && <SkeletonText lines={4} />}
        {data?.items.length === 0 && <p className={css.muted}>{t.notFound}</p>}
        {data && data.items.length > 0 && (
          <div className={css.found}>
            <RadioGroup
              {...form.field('courseId')}
              label={t.found}
              options={data.items.map((one) => ({
                value: String(one.courseId),
                label: one.name,
                description: <About course={one} />,
              }))}
            />
          </div>
        )}
        <TextField
          {...form.field('opensOn')}
          label={t.dateLabel}
          description={t.dateHint}
          type="date"
        />
        <FormFoot act={t.add} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

function About({ course: { isOwn, published, fee, teachers } }: { course: FoundCourse }) {
  const t = useText(classCourseText)
  const format = useFormat()
  const parts = isOwn
    ? [t.own, !published && t.draft, t.grantsHint]
    : [format.list(teachers), fee === 0 ? t.free : t.coins(format.number(fee)), t.joinHint]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
