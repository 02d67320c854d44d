ALTER TABLE "draft_records" ADD COLUMN "kind" text GENERATED ALWAYS AS (coalesce(value, released) ->> 'kind') STORED;--> statement-breakpoint
ALTER TABLE "draft_records" ADD COLUMN "changed" boolean GENERATED ALWAYS AS (value is distinct from released) STORED;--> statement-breakpoint
ALTER TABLE "draft_records" ADD COLUMN "name" jsonb GENERATED ALWAYS AS (value -> 'name') STORED;--> statement-breakpoint
ALTER TABLE "draft_records" ADD COLUMN "opened" text GENERATED ALWAYS AS ((case
  when value ->> 'kind' = 'item' and value ->> 'type' in ('text', 'task') then value - 'body' || ('{"length":{"zh":' || coalesce(length(value #>> '{body,zh}')::text, 'null') || ',"en":' || coalesce(length(value #>> '{body,en}')::text, 'null')
    || ',"outdated":' || coalesce((value #> '{body,outdated}')::text, 'null') || '}}')::jsonb
  when value ? 'content' then value - 'content' || ('{"length":{"zh":' || coalesce(length(value #>> '{content,zh}')::text, 'null') || ',"en":' || coalesce(length(value #>> '{content,en}')::text, 'null')
    || ',"outdated":' || coalesce((value #> '{content,outdated}')::text, 'null') || '}}')::jsonb
  else value end)::text) STORED;--> statement-breakpoint
CREATE INDEX "draft_records_draft_id_kind_changed_index" ON "draft_records" USING btree ("draft_id","kind","changed");