import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, RadioGroup, Select } from '#src/web/ui/choice.tsx'
import { FileField } from '#src/web/ui/file-field.tsx'
import { Switch } from '#src/web/ui/switch.tsx'
import { PasswordField, TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { Row } from './specimens.tsx'
import { galleryText } from './text.ts'

/** Nothing leaves the page: the file "arrives" after a while. */
const pretend = (
  _file: File,
  { onProgress }: { onProgress: (share: number) => void },
): Promise<{ name: string }> =>
  new Promise((resolve) => {
    let share = 0
    const timer = setInterval(() => {
      share += 0.1
      onProgress(Math.min(1, share))
      if (share < 1) return
      clearInterval(timer)
      resolve({ name: _file.name })
    }, 200)
  })

export function FieldSpecimens() {
  const t = useText(galleryText)
  const [role, setRole] = useState<'student' | 'teacher' | 'closed'>('student')
  const [agreed, setAgreed] = useState(true)
  const [on, setOn] = useState(true)
  const provinces = t.provinces.map((label) => ({ value: label, label }))
  const roles = [
    { value: 'student', label: t.student, description: t.studentText },
    { value: 'teacher', label: t.teacher, description: t.teacherText },
    { value: 'closed', label: t.closed, disabled: true },
  ] as const
  return (
    <>
      <TextField label={t.name} description={t.hint} placeholder={t.empty} />
      <TextField label={t.name} required defaultValue={t.nameValue} maxLength={20} counter />
      <TextField label={t.name} required error={t.missing} />
      <TextField label={t.name} disabled defaultValue={t.nameValue} />
      <PasswordField label={t.password} error={t.wrongPassword} defaultValue="not-a-secret" />
      <TextArea
        label={t.introduction}
        defaultValue={t.introductionValue}
        maxLength={200}
        counter
        rows={3}
      />
      <Select label={t.province} options={provinces} placeholder={t.choose} />
      <Select label={t.province} options={provinces} error={t.choose} placeholder={t.choose} />
      <RadioGroup label={t.role} options={roles} value={role} onChange={setRole} />
      <RadioGroup
        label={t.role}
        options={roles}
        value={role}
        onChange={setRole}
        inRow
        error={t.choose}
      />
      <Checkbox label={t.agree} checked={agreed} onChange={setAgreed} />
      <Checkbox label={t.agree} error={t.mustAgree} />
      <Checkbox label={t.closed} disabled />
      <Row>
        <Switch label={t.notify} checked={on} onChange={setOn} />
        <Switch label={`${t.notify} 2`} checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label={t.disabled} checked disabled />
      </Row>
      <FileField
        label={t.documents}
        upload={pretend}
        accept={['.pdf', '.png']}
        maxBytes={5_000_000}
        max={3}
      />
    </>
  )
}
