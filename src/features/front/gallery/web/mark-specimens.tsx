import { useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { DoneMark } from '#src/web/ui/done-mark.tsx'
import { Progress, ProgressRing } from '#src/web/ui/progress.tsx'
import { Skeleton, SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { Badge, Tag } from '#src/web/ui/tag.tsx'
import { Row } from './specimens.tsx'
import { galleryText } from './text.ts'

const scores = [0, 2.5, 4.5, 5]
const shares = [0, 0.42, 1]

export function MarkSpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <Row>
        <Tag>{t.ended}</Tag>
        <Tag tone="action">{t.free}</Tag>
        <Tag tone="accent">{t.live}</Tag>
        <Tag tone="success">{t.passed}</Tag>
        <Tag tone="warning">{t.waiting}</Tag>
        <Tag tone="danger">{t.refused}</Tag>
        <Badge count={3} label={t.unread} />
        <Badge count={120} label={t.unread} />
      </Row>
      <Row>
        {scores.map((score) => (
          <Stars key={score} score={score} />
        ))}
      </Row>
      {shares.map((share) => (
        <Progress key={share} value={share} label={t.progress} />
      ))}
      <Row>
        {shares.map((share) => (
          <ProgressRing key={share} value={share} label={t.progress} />
        ))}
        {shares.map((share) => (
          <DoneMark key={share} done={share === 1} share={share} />
        ))}
        <Avatar name={t.nameValue} />
        <Avatar name="Lin" size={56} />
      </Row>
      <Row>
        <Skeleton width={56} height={56} round />
        <Skeleton width={160} height={20} />
      </Row>
      <SkeletonText />
    </>
  )
}
