import { useText } from '#src/web/i18n.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import css from './gallery.module.css'
import { Frame } from './frame.tsx'
import { PeopleTable } from './people-table.tsx'
import { Part, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const stay = '#Page'
const pictures = ['empty', 'search', 'message', 'lost', 'error'] as const

export function PageSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  return (
    <>
      <Part name="Page" wide>
        <State name={s.lead} grow>
          <Frame title={t.list}>
            <Page
              title={t.list}
              lead={t.cardText}
              before={<Breadcrumb items={[{ label: t.first, to: stay }, { label: t.list }]} />}
              actions={<Button variant="primary">{t.publish}</Button>}
            >
              <Panel title={t.current}>{t.cardText}</Panel>
            </Page>
          </Frame>
        </State>
        <State name={`${s.dense} · ${s.narrow}`} grow>
          <Frame title={t.application}>
            <Page title={t.application} dense narrow>
              <Panel title={t.current}>{t.cardText}</Panel>
            </Page>
          </Frame>
        </State>
      </Part>
      <Part name="Panel">
        <State grow>
          <Panel title={t.current} actions={<Tag tone="warning">{t.waiting}</Tag>}>
            <p>{t.cardText}</p>
          </Panel>
        </State>
        <State name={s.lead} grow>
          <Panel title={t.current} lead={t.introductionValue} actions={<Button>{t.edit}</Button>}>
            <p>{t.cardText}</p>
          </Panel>
        </State>
        <State name={s.titleHidden} grow>
          <Panel title={t.current} titleHidden>
            <p>{t.cardText}</p>
          </Panel>
        </State>
        <State name={s.plain} grow>
          <Panel>
            <p>{t.cardText}</p>
          </Panel>
        </State>
      </Part>
      <Part name="DataTable" wide>
        <State grow>
          <PeopleTable caption={t.caption} roomy />
        </State>
        <State name={s.dense} grow>
          <PeopleTable caption={t.caption} dense roomy />
        </State>
      </Part>
      <Part name="EmptyState" wide>
        <div className={css.cards}>
          {pictures.map((picture) => (
            <State key={picture} name={picture} grow>
              <EmptyState
                level={3}
                picture={picture}
                title={t.empties[picture]}
                {...(picture === 'empty' && {
                  text: t.nobodyText,
                  action: <Button>{t.publish}</Button>,
                })}
              />
            </State>
          ))}
        </div>
      </Part>
    </>
  )
}
