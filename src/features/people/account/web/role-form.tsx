import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { paths } from '#src/web/paths.ts'
import { isOwnPath, signOut } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { accountApi } from '../contract.ts'
import { realNameMax, roleNames } from '../forms.ts'
import { schoolNameMax } from '#src/features/people/school/forms.ts'
import css from './role.module.css'
import { errorsOf, refusalOf } from './form-errors.ts'
import { type Role, RoleCards } from './role-cards.tsx'
import { SchoolField } from '#src/features/people/school/web/school-field.tsx'
import { SearchSelect } from '#src/features/people/school/web/search-select.tsx'
import { accountText } from './text.ts'

const initial = {
  role: '' as Role | '',
  provinceId: null as number | null,
  schoolId: null as number | null,
  /** Not listed: named instead. */
  named: false,
  schoolName: '',
  realName: '',
}
type Values = typeof initial

export function RoleForm({
  provinces,
  asksName,
}: {
  provinces: { id: number; name: string }[]
  asksName: boolean
}) {
  const t = useText(accountText)
  const locale = useLocale()
  const [query] = useSearchParams()
  const [leaving, setLeaving] = useState(false)
  const form = useForm<Values>({
    initial,
    guard: false,
    validate(values) {
      const { schoolName, realName } = errorsOf(roleNames, values, locale)
      return {
        role: values.role === '' ? t.roleMissing : undefined,
        provinceId: values.provinceId === null ? t.provinceMissing : undefined,
        schoolId: !values.named && values.schoolId === null ? t.schoolMissing : undefined,
        schoolName: values.named ? schoolName : undefined,
        realName: asksName ? realName : undefined,
      }
    },
    async onSubmit({ role, provinceId, schoolId, named, schoolName, realName }) {
      if (role === '' || provinceId === null) return
      const input = {
        role,
        provinceId,
        ...(named ? { schoolName } : { schoolId: schoolId ?? undefined }),
        ...(asksName && { realName }),
      }
      try {
        await api(accountApi.selectRole, input, { quiet: true })
      } catch (error) {
        return refusalOf<Values>(error, locale, { failed: t.roleFailed, offline: t.offline })
      }
      const wanted = query.get('redirect')
      window.location.assign(wanted !== null && isOwnPath(wanted) ? wanted : paths.home(locale))
      // The page is being left: stay pending until it is gone.
      return await new Promise(() => {})
    },
  })
  const { values } = form

  return (
    <Form form={form} label={t.roleTitle}>
      <RoleCards {...form.field('role')} />
      {asksName && (
        <TextField
          {...form.field('realName')}
          label={t.realName}
          description={t.realNameHint}
          required
          autoComplete="name"
          maxLength={realNameMax}
        />
      )}
      <div className={css.place}>
        <SearchSelect
          {...form.field('provinceId')}
          label={t.province}
          placeholder={t.provincePlaceholder}
          options={provinces}
          empty={t.noProvince}
          onChange={(provinceId) => {
            if (provinceId !== values.provinceId) form.set('schoolId', null)
            form.set('provinceId', provinceId)
          }}
        />
        {values.named ? (
          <div className={css.school}>
            <TextField
              {...form.field('schoolName')}
              label={t.schoolName}
              description={t.schoolNameHint}
              required
              autoComplete="organization"
              maxLength={schoolNameMax}
            />
            <Button size="small" onClick={() => form.set('named', false)}>
              {t.chooseSchool}
            </Button>
          </div>
        ) : (
          <SchoolField
            {...form.field('schoolId')}
            provinceId={values.provinceId}
            onMissing={() => form.set('named', true)}
          />
        )}
      </div>
      <p className={css.once}>{t.roleOnce}</p>
      <div className={css.foot}>
        <Button
          variant="quiet"
          size="large"
          icon="sign-out"
          pending={leaving}
          onClick={() => {
            setLeaving(true)
            void signOut()
          }}
        >
          {t.signOut}
        </Button>
        <Button type="submit" variant="primary" size="large" pending={form.pending}>
          {t.start}
        </Button>
      </div>
    </Form>
  )
}
