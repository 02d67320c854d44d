CREATE TABLE "bullet_reports" (
	"bullet_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "bullet_reports_bullet_id_user_id_pk" PRIMARY KEY("bullet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "bullets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bullets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"second" integer NOT NULL,
	"words" text NOT NULL,
	"by_teacher" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	CONSTRAINT "bullets_key" CHECK ("bullets"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "bullets_second" CHECK ("bullets"."second" >= 0)
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "bullet_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bullet_reports" ADD CONSTRAINT "bullet_reports_bullet_id_bullets_id_fk" FOREIGN KEY ("bullet_id") REFERENCES "public"."bullets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_reports" ADD CONSTRAINT "bullet_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_reports" ADD CONSTRAINT "bullet_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullets" ADD CONSTRAINT "bullets_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullets" ADD CONSTRAINT "bullets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bullet_reports_user_id_index" ON "bullet_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bullet_reports_decider_id_index" ON "bullet_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "bullet_reports_state_created_at_index" ON "bullet_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bullets_author_id_key_index" ON "bullets" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "bullets_item_id_second_id_index" ON "bullets" USING btree ("item_id","second","id");--> statement-breakpoint
CREATE INDEX "bullets_author_id_item_id_index" ON "bullets" USING btree ("author_id","item_id");