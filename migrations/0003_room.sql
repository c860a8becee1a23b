CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"change_seq" integer,
	CONSTRAINT "support_messages_seq_unique" UNIQUE("seq"),
	CONSTRAINT "support_messages_change_seq_unique" UNIQUE("change_seq")
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_idempotency" ON "support_messages" USING btree ("user_id","idempotency_key");