import { QrCode, QrFailed } from '#src/features/learning/class/web/qr-code.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { scheduleApi } from '../contract.ts'
import { schedulePaths } from '../paths.ts'
import { subscribeText } from './subscribe-text.ts'
import css from './timetable.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = pageOf(context)
  return { teaches: viewer!.offered.includes(schedulePaths.teaching()) }
}

/** The address by which calendar programs read a person's calendar. */
export default function SubscribePage() {
  const { teaches } = useLoaderData<typeof loader>()
  const t = useText(subscribeText)
  const format = useFormat()
  const hydrated = useHydrated()
  const { act, pending } = useAct()
  // The browser alone knows the address at which it has reached the site.
  const { data, failed, retry } = useLoad(
    scheduleApi.getFeed,
    hydrated ? { origin: window.location.origin } : null,
  )
  const renew = (isNew: boolean) =>
    void act(
      scheduleApi.renewFeed,
      {},
      {
        ...(!isNew && {
          ask: { title: t.renewTitle, text: t.renewText, confirm: t.renew, danger: true },
        }),
        ...{ said: isNew ? t.made : t.renewed, done: retry, refresh: false },
      },
    )
  const end = () =>
    void act(
      scheduleApi.endFeed,
      {},
      {
        ask: { title: t.endTitle, text: t.endText, confirm: t.end, danger: true },
        ...{ said: t.ended, done: retry, refresh: false },
      },
    )
  const home = teaches
    ? { to: schedulePaths.teaching(), label: t.teaching }
    : { to: schedulePaths.own(), label: t.own }
  return (
    <Page
      before={<Breadcrumb items={[home, { label: t.title }]} />}
      title={t.title}
      lead={t.lead}
      narrow
    >
      {failed && <QrFailed retry={retry} />}
      {data && !data.url && (
        <Panel title={t.none}>
          <div className={css.stack}>
            <p>{t.noneText}</p>
            <div className={css.acts}>
              <Button
                variant="primary"
                icon="calendar"
                pending={pending}
                onClick={() => renew(true)}
              >
                {t.make}
              </Button>
            </div>
          </div>
        </Panel>
      )}
      {data?.url && (
        <Panel title={t.address} lead={data.renewedAt && t.since(format.date(data.renewedAt))}>
          <div className={css.stack}>
            <CopyField label={t.address} value={data.url} description={t.addressHint} />
            <div className={css.qr}>
              {data.drawing && <QrCode label={t.qr} drawing={data.drawing} />}
            </div>
            <div className={css.acts}>
              <a href={data.url.replace(/^https?:/, 'webcal:')}>{t.open}</a>
            </div>
            <div className={css.acts}>
              <Button icon="refresh" pending={pending} onClick={() => renew(false)}>
                {t.renew}
              </Button>
              <Button variant="quiet" icon="close" pending={pending} onClick={end}>
                {t.end}
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <Panel title={t.how}>
        <dl className={css.how}>
          {(
            [
              [t.iphone, t.iphoneHow],
              [t.mac, t.macHow],
              [t.outlook, t.outlookHow],
              [t.google, t.googleHow],
              [t.others, t.othersHow],
            ] as const
          ).map(([name, how]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <p className={css.muted}>{t.refresh}</p>
        <p className={css.muted}>{t.local}</p>
      </Panel>
    </Page>
  )
}
