import { AdminList, statesOf } from '#src/web/back-office/admin-list.tsx'
import { Decision } from '#src/web/back-office/decision.tsx'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useText } from '#src/web/i18n.tsx'
import { listAddress } from '#src/web/list/list-address.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { exampleFilters, exampleList } from './examples.ts'
import { Frame } from './frame.tsx'
import { PeopleTable } from './people-table.tsx'
import { Part, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const address = listAddress<'keyword' | 'state' | 'from' | 'to' | 'page'>(
  '#AdminList',
  'state=waiting',
  { keyword: '', state: 'all', from: '', to: '', page: '1' },
)
const counts = { waiting: 3, passed: 28, refused: 9 }

export function OfficeSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const list = (
    <AdminList
      title={t.caption}
      lead={t.cardText}
      actions={<Button>{t.publish}</Button>}
      address={address}
      states={{
        name: 'state',
        label: t.state,
        options: statesOf(['waiting', 'passed', 'refused'], counts, { ...t, all: t.anyState }),
      }}
      find={t.find}
      filters={exampleFilters(t).filter(({ kind }) => kind !== 'select')}
      list={exampleList(t)}
      empty={{ title: t.nobody }}
    >
      <PeopleTable caption={t.caption} dense />
    </AdminList>
  )
  return (
    <>
      <Part name="AdminList" wide>
        <State grow>
          <Frame title={t.caption}>{list}</Frame>
        </State>
        <State name={s.phone} grow>
          <Frame title={`${t.caption}, ${s.phone}`} width={360}>
            {list}
          </Frame>
        </State>
      </Part>
      <Part name="Decision" wide>
        <Decision
          label={t.decide}
          panel={
            <>
              <Button variant="primary" wide>
                {t.approve}
              </Button>
              <Button wide>{t.reject}</Button>
            </>
          }
        >
          <Panel title={t.application} actions={<Tag tone="warning">{t.waiting}</Tag>}>
            <p>{t.introductionValue}</p>
          </Panel>
        </Decision>
      </Part>
      <Part name="Facts">
        <Facts
          items={[
            { term: t.name, value: t.nameValue },
            { term: t.school, value: t.schoolName },
            { term: t.applied, value: '2026-11-21' },
            null,
          ]}
        />
      </Part>
    </>
  )
}
