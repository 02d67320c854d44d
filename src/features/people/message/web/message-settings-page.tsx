import { messagePaths } from '../paths.ts'
import { securityPaths } from '#src/features/people/security/paths.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  type MessageChannel,
  messageChannels,
  type MessageKind,
  messageKinds,
} from '#src/shared/message.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Switch } from '#src/web/ui/switch.tsx'
import { bundleMinutes, messageApi } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { kindIcons } from './message-row.tsx'
import css from './message-settings.module.css'
import { settingsText } from './settings-text.ts'
import { useSwitches } from './use-switches.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return pageOf(context).api(messageApi.getSwitches, {})
}

const fixedId = 'fixed-why'

export default function MessageSettingsPage() {
  const { switches: loaded, email, phone } = useLoaderData<typeof loader>()
  const t = useText(settingsText)
  const switches = useSwitches(loaded)
  const { saved } = switches
  const contacts = { site: '', mail: email, sms: phone }
  return (
    <Page
      narrow
      title={t.title}
      lead={t.lead}
      actions={<Link to={messagePaths.list()}>{t.backToMessages}</Link>}
    >
      <div className={css.table}>
        <DataTable
          caption={t.table}
          rows={messageKinds}
          rowKey={(kind) => kind}
          columns={[
            {
              key: 'kind',
              header: t.kindHeader,
              rowHeader: true,
              cell: (kind) => kindCell(kind, t),
            },
            ...messageChannels.map((channel) => ({
              key: channel,
              header: t.way[channel],
              cell: switchCell(channel, t, switches),
            })),
          ]}
        />
      </div>
      <p className={css.fixed} id={fixedId}>
        <Icon name="lock" size={16} />
        {t.fixed}
      </p>
      <output className="visually-hidden">
        {saved > 0 && `${t.saved} ${'\u200b'.repeat(saved % 2)}`}
      </output>
      <section className={css.ways} aria-label={t.ways}>
        {messageChannels.map((channel) => (
          <Way key={channel} channel={channel} contact={contacts[channel]} />
        ))}
      </section>
    </Page>
  )
}

type Text = typeof settingsText.zh

const kindCell = (kind: MessageKind, t: Text) => (
  <span className={css.kind}>
    <Icon name={kindIcons[kind]} size={20} />
    <span>
      {t.kind[kind][0]}
      <small>{t.kind[kind][1]}</small>
    </span>
  </span>
)

const switchCell =
  (channel: MessageChannel, t: Text, { find, change }: ReturnType<typeof useSwitches>) =>
  (kind: MessageKind) => {
    const { enabled, fixed } = find(kind, channel)
    return (
      <span className={css.cell}>
        <Switch
          label={t.switchOf(t.kind[kind][0] ?? '', t.way[channel])}
          checked={enabled}
          disabled={fixed}
          describedBy={fixed ? fixedId : undefined}
          onChange={(next) => void change(kind, channel, next)}
        />
        {fixed && <Icon name="lock" size={16} />}
      </span>
    )
  }

const wayIcons = { site: 'bell', mail: 'message', sms: 'phone' } as const

/** A channel: its use, and its contact or a link to bind one. */
function Way({ channel, contact }: { channel: MessageChannel; contact: string | null }) {
  const t = useText(settingsText)
  const says = { site: t.siteText, mail: t.mailText(bundleMinutes), sms: t.smsText }
  const mail = channel === 'mail'
  return (
    <div className={css.way}>
      <h2>
        <Icon name={wayIcons[channel]} size={20} />
        {t.way[channel]}
      </h2>
      <p>{says[channel]}</p>
      {contact === null ? (
        <p className={css.unbound}>
          {mail ? t.noMail : t.noPhone}{' '}
          <Link to={securityPaths.contacts()}>{mail ? t.bindMail : t.bindPhone}</Link>
        </p>
      ) : (
        contact !== '' && <p className={css.to}>{mail ? t.mailTo(contact) : t.smsTo(contact)}</p>
      )}
    </div>
  )
}
