import { Button, ButtonLink, IconButton } from '#src/web/ui/button.tsx'
import { Badge } from '#src/web/ui/tag.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Row } from './specimens.tsx'
import { galleryText } from './text.ts'

export function ButtonSpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <Row>
        <Button variant="primary">{t.primary}</Button>
        <Button>{t.secondary}</Button>
        <Button variant="quiet">{t.quiet}</Button>
        <Button variant="danger">{t.danger}</Button>
      </Row>
      <Row>
        <Button variant="primary" size="small">
          {t.small}
        </Button>
        <Button variant="primary" size="large" icon="play">
          {t.large}
        </Button>
        <ButtonLink to="#buttons" icon="arrow-right">
          {t.link}
        </ButtonLink>
      </Row>
      <Row>
        <Button variant="primary" pending>
          {t.pending}
        </Button>
        <Button pending>{t.pending}</Button>
        <Button variant="primary" disabled>
          {t.disabled}
        </Button>
        <Button disabled>{t.disabled}</Button>
      </Row>
      <Row>
        <IconButton icon="edit" label={t.edit} />
        <IconButton icon="trash" label={t.remove} size="small" />
        <IconButton icon="message" label={t.unread}>
          <Badge count={3} />
        </IconButton>
        <IconButton icon="share" label={t.share} disabled />
      </Row>
      <Button wide variant="primary">
        {t.wide}
      </Button>
    </>
  )
}
