CREATE TABLE "peer_returns" (
	"work_id" integer PRIMARY KEY NOT NULL,
	"homework_id" integer NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peer_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "peer_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"reviewer_id" integer NOT NULL,
	"again" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"passed_on_at" timestamp with time zone,
	"mark" integer,
	"criteria" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone,
	"objection" text,
	"objected_at" timestamp with time zone,
	"decision" text,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "peer_rounds" (
	"homework_id" integer PRIMARY KEY NOT NULL,
	"reviews" smallint NOT NULL,
	"days" smallint NOT NULL,
	"anonymous" boolean NOT NULL,
	"words_required" boolean NOT NULL,
	"seed" integer NOT NULL,
	"created_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "peer_rounds_some" CHECK ("peer_rounds"."reviews" > 0 and "peer_rounds"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "peer_returns" ADD CONSTRAINT "peer_returns_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_returns" ADD CONSTRAINT "peer_returns_homework_id_peer_rounds_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."peer_rounds"("homework_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_reviews" ADD CONSTRAINT "peer_reviews_homework_id_peer_rounds_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."peer_rounds"("homework_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_reviews" ADD CONSTRAINT "peer_reviews_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_reviews" ADD CONSTRAINT "peer_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_reviews" ADD CONSTRAINT "peer_reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_rounds" ADD CONSTRAINT "peer_rounds_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_rounds" ADD CONSTRAINT "peer_rounds_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "peer_returns_homework_id_index" ON "peer_returns" USING btree ("homework_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_reviews_work_id_reviewer_id_index" ON "peer_reviews" USING btree ("work_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_homework_id_index" ON "peer_reviews" USING btree ("homework_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_reviewer_id_index" ON "peer_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_decided_by_id_index" ON "peer_reviews" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_objected" ON "peer_reviews" USING btree ("homework_id") WHERE objected_at is not null and decided_at is null;--> statement-breakpoint
CREATE INDEX "peer_rounds_created_by_id_index" ON "peer_rounds" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "peer_rounds_open" ON "peer_rounds" USING btree ("homework_id") WHERE ended_at is null;