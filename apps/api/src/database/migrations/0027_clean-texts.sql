CREATE INDEX "users_marked_up" ON "users" USING btree ("id") WHERE description ~ '[<&]';--> statement-breakpoint
CREATE INDEX "ads_marked_up" ON "ads" USING btree ("id") WHERE description ~ '[<&]';