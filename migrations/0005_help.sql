CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"response" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reasons" ADD CONSTRAINT "reasons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_user" ON "plans" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_idempotency" ON "plans" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "reasons_user" ON "reasons" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reasons_idempotency" ON "reasons" USING btree ("user_id","idempotency_key");