import { type ComponentProps, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { useRenderedScheme } from '#src/web/root-data.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Choose, SchemeSwitch } from '#src/web/ui/scheme-switch.tsx'
import { Steps } from '#src/web/ui/steps.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { Part, Row, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const stay = '#Breadcrumb'

export function WaySpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const scheme = useRenderedScheme()
  const tabs: ComponentProps<typeof Tabs>['tabs'] = [
    { to: '#intro', label: t.intro, current: true },
    { to: '#outline', label: t.outline, count: 12 },
    { to: '#reviews', label: t.reviews, count: 0 },
  ]
  const more = t.provinces.map((label, index) => ({
    to: `#tab-${index}`,
    label: `${label} ${t.list}`,
  }))
  return (
    <>
      <Part name="Breadcrumb">
        <Usual grow>
          <Breadcrumb
            items={[
              { label: t.first, to: stay },
              { label: t.list, to: stay },
              { label: t.current },
            ]}
          />
        </Usual>
        <State name={s.long} grow>
          <Breadcrumb
            items={[
              { label: t.first, to: stay },
              { label: t.list, to: stay },
              { label: t.longName },
            ]}
          />
        </State>
      </Part>
      <Part name="Tabs">
        <Usual grow on="li:nth-child(2) a">
          <Tabs label={t.tabs} tabs={tabs} />
        </Usual>
        <State name={s.long} grow>
          <Tabs label={t.tabs} tabs={[...tabs, ...more]} />
        </State>
      </Part>
      <Part name="Pagination">
        <State name={s.firstPage} grow>
          <Pagination page={1} pages={12} href={() => stay} />
        </State>
        <State name={s.middlePage} grow>
          <Pagination page={5} pages={12} href={() => stay} />
        </State>
        <State name={s.lastPage} grow>
          <Pagination page={12} pages={12} href={() => stay} />
        </State>
        <State rest="hover" on="li a:not([aria-current])" grow>
          <Pagination page={2} pages={3} href={() => stay} />
        </State>
        <State rest="focus" on="li a:not([aria-current])" grow>
          <Pagination page={2} pages={3} href={() => stay} />
        </State>
      </Part>
      <Part name="Steps">
        <WorkSteps first={1} />
        <WorkSteps first={2} />
        <WorkSteps first={works} />
      </Part>
      <Part name="SchemeSwitch">
        <Row>
          <Usual on="[aria-pressed=false]">
            <SchemeSwitch initial={scheme} />
          </Usual>
        </Row>
      </Part>
      <Part name="Choose">
        <Choose>
          <Button name="locale" value="en-US" type="submit" size="small" lang="en-US">
            English
          </Button>
        </Choose>
      </Part>
    </>
  )
}

const works = 3

/** Goes through a few works, so that the first and the last one show what they do without. */
function WorkSteps({ first }: { first: number }) {
  const t = useText(galleryText)
  const s = useText(stateText)
  const [at, setAt] = useState(first)
  const name = first === 1 ? s.firstPage : first === works ? s.lastPage : s.middlePage
  return (
    <State name={name}>
      <Steps
        labels={t.steps}
        place={`${at} / ${works}`}
        onPrevious={at > 1 ? () => setAt(at - 1) : undefined}
        onNext={at < works ? () => setAt(at + 1) : undefined}
      />
    </State>
  )
}
