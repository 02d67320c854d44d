import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type ContactKind, securityApi } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { safetyText } from './safety-text.ts'
import css from './safety.module.css'

type Account = AnswerOf<typeof securityApi.getAccount>
interface Asked {
  contact: ContactKind
  act: 'bind' | 'unbind'
}
const ContactBox = lazy(() => import('./contact-box.tsx'))

export async function loader({ context }: LoaderFunctionArgs) {
  return pageOf(context).api(securityApi.getAccount, {})
}

export default function AccountsPage() {
  const t = useText(safetyText)
  const account = useLoaderData<typeof loader>()
  const [asked, setAsked] = useState<Asked & { n: number }>()
  const [open, setOpen] = useState(false)
  function ask(next: Asked) {
    setAsked({ ...next, n: (asked?.n ?? 0) + 1 })
    setOpen(true)
  }
  return (
    <Page narrow title={t.accountsTitle} lead={t.accountsLead}>
      <ul className={css.list}>
        <Card as="li">
          <div className={css.row}>
            <span className={css.icon}>
              <Icon name="user" size={24} />
            </span>
            <div className={css.what}>
              <h2>{t.userName}</h2>
              <p>{account.userName}</p>
            </div>
          </div>
        </Card>
        <Contact contact="phone" account={account} onAsk={ask} />
        <Contact contact="email" account={account} onAsk={ask} />
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <ContactBox
            key={asked.n}
            {...asked}
            old={account[asked.contact]}
            other={account[asked.contact === 'phone' ? 'email' : 'phone']}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Page>
  )
}

function Contact({
  contact,
  account,
  onAsk,
}: {
  contact: ContactKind
  account: Account
  onAsk: (asked: Asked) => void
}) {
  const t = useText(safetyText)
  const value = account[contact]
  const isPhone = contact === 'phone'
  const { can } = account
  const mayUnbind = isPhone ? can.unbindPhone.may : can.unbindEmail.may
  const [bind, change, unbind] = isPhone
    ? [t.bindPhone, t.changePhone, t.unbindPhone]
    : [t.bindEmail, t.changeEmail, t.unbindEmail]
  return (
    <Card as="li">
      <div className={css.row}>
        <span className={css.icon}>
          <Icon name={isPhone ? 'mobile' : 'message'} size={24} />
        </span>
        <div className={css.what}>
          <h2>
            {t[contact]}
            {value === null && <Tag>{t.none}</Tag>}
          </h2>
          {value !== null && <p>{value}</p>}
          {value !== null && !mayUnbind && <p className={css.muted}>{t.onlyOne}</p>}
        </div>
        <div className={css.acts}>
          <Button
            aria-label={value === null ? bind : change}
            onPointerEnter={preloadDialog}
            onClick={() => onAsk({ contact, act: 'bind' })}
          >
            {value === null ? t.bind : t.change}
          </Button>
          {mayUnbind && (
            <Button
              variant="quiet"
              aria-label={unbind}
              onPointerEnter={preloadDialog}
              onClick={() => onAsk({ contact, act: 'unbind' })}
            >
              {t.unbind}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
