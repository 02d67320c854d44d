import { useState } from 'react'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { homeworkApi } from '../contract.ts'
import { homeworkPaths } from '../paths.ts'
import { copyText } from './copy-text.ts'
import css from './homework.module.css'
import { worksText } from './works-text.ts'

/** Copies homework to another class of the teacher. */
export function CopyDialog({
  homeworkId,
  classes,
  onClose,
}: {
  homeworkId: number
  classes: readonly { classId: number; name: string }[]
  onClose: () => void
}) {
  const t = useText(worksText)
  const c = useText(copyText)
  const go = useGo()
  const [key] = useState(randomHex)
  const form = useForm({
    initial: { classId: String(classes[0]!.classId) },
    endpoint: homeworkApi.copy,
    send: ({ classId }) => ({ homeworkId, key, classId: Number(classId) }),
    said: c.copied,
    refresh: false,
    done: (made, { classId }) => go(homeworkPaths.edit(classId, made.homeworkId)),
  })
  return (
    <Dialog open title={t.copy} onClose={onClose} width={480}>
      <Form form={form} label={t.copy} className={css.stack}>
        <p className={css.muted}>{c.copyText}</p>
        <Select
          {...form.field('classId')}
          label={c.copyTo}
          options={classes.map(({ classId, name }) => ({ value: String(classId), label: name }))}
        />
        <FormFoot act={t.copy} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
