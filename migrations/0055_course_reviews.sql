CREATE TABLE "course_review_helpful" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "course_review_helpful_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_review_reports" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "course_review_reports_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_reviews" DROP CONSTRAINT "course_reviews_course_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "course_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Ratings until now are those of the demo school, and all of them counted.
UPDATE "course_reviews" SET "counted" = true;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "hidden_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_review_helpful" ADD CONSTRAINT "course_review_helpful_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_helpful" ADD CONSTRAINT "course_review_helpful_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_replies" ADD CONSTRAINT "course_review_replies_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_replies" ADD CONSTRAINT "course_review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_review_helpful_user_id_index" ON "course_review_helpful" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_replies_user_id_index" ON "course_review_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_reports_user_id_index" ON "course_review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_reports_decider_id_index" ON "course_review_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "course_review_reports_state_created_at_index" ON "course_review_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_reviews_course_id_user_id_index" ON "course_reviews" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_reviews_waiting" ON "course_reviews" USING btree ("course_id") WHERE not counted;--> statement-breakpoint
ALTER TABLE "course_reviews" DROP COLUMN "hidden";