CREATE TABLE "sampled_results" (
	"quiz_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"attempt_id" integer NOT NULL,
	"percent" double precision NOT NULL,
	"types" jsonb NOT NULL,
	CONSTRAINT "sampled_results_quiz_id_year_attempt_id_pk" PRIMARY KEY("quiz_id","year","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "sampled_results" ADD CONSTRAINT "sampled_results_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampled_results" ADD CONSTRAINT "sampled_results_quiz_id_year_result_samples_quiz_id_year_fk" FOREIGN KEY ("quiz_id","year") REFERENCES "public"."result_samples"("quiz_id","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sampled_results_attempt_id_index" ON "sampled_results" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "result_samples" DROP COLUMN "results";