import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { DoneMark } from '#src/web/ui/done-mark.tsx'
import { Progress, ProgressRing } from '#src/web/ui/progress.tsx'
import { Skeleton, SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { Badge, Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { Part, Row, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const scores = [0, 2.5, 4.5, 5]
const shares = [0, 0.42, 1]
const tones = ['neutral', 'action', 'accent', 'success', 'warning', 'danger'] as const
/** Seconds before now. */
const ages = { now: 0, hours: 3 * 3600, months: 70 * 86_400, years: 800 * 86_400 }

export function MarkSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  return (
    <>
      <Part name="Tag">
        <Row>
          {tones.map((tone) => (
            <State key={tone} name={tone}>
              <Tag tone={tone}>{t.tones[tone]}</Tag>
            </State>
          ))}
        </Row>
      </Part>
      <Part name="Badge">
        <Row>
          <Badge count={3} label={t.unread} />
          <Badge count={42} label={t.unread} />
          <Badge count={120} label={t.unread} />
        </Row>
      </Part>
      <Part name="Stars">
        <Row>
          {scores.map((score) => (
            <Stars key={score} score={score} />
          ))}
          <Stars score={4.5} size={24} />
        </Row>
      </Part>
      <Part name="Progress">
        {shares.map((share) => (
          <Progress key={share} value={share} label={t.progress} />
        ))}
        <State name={s.hiddenLabel} grow>
          <Progress value={0.42} label={t.progress} labelHidden />
        </State>
      </Part>
      <Part name="ProgressRing">
        <Row>
          {shares.map((share) => (
            <ProgressRing key={share} value={share} label={t.progress} />
          ))}
          <ProgressRing value={0.42} label={t.progress} size={96} />
        </Row>
      </Part>
      <Part name="DoneMark">
        <Row>
          {shares.map((share) => (
            <DoneMark key={share} done={share === 1} share={share} />
          ))}
        </Row>
      </Part>
      <Part name="Avatar">
        <Row>
          <State name={s.letter}>
            <Avatar name={t.nameValue} />
          </State>
          <State name={s.large}>
            <Avatar name="Lin" size={56} />
          </State>
          <State name={s.picture}>
            <Avatar name={t.nameValue} src="/icons/icon-192.png" />
          </State>
        </Row>
      </Part>
      <Part name="TimeAgo">
        <Ages />
      </Part>
      <Part name="Skeleton">
        <Row>
          <Skeleton width={56} height={56} round />
          <Skeleton width={160} height={20} />
        </Row>
      </Part>
      <Part name="SkeletonText">
        <SkeletonText />
      </Part>
    </>
  )
}

function Ages() {
  const s = useText(stateText)
  const [now] = useState(() => Date.now())
  return (
    <Row>
      {(Object.keys(ages) as (keyof typeof ages)[]).map((age) => (
        <State key={age} name={s[age]}>
          <TimeAgo value={new Date(now - ages[age] * 1000).toISOString()} />
        </State>
      ))}
    </Row>
  )
}
